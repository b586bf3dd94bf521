/** The outline of a railway ticket, 124 by 54, with the notches between stub and name. */
export const TICKET =
  'M5 .6H26a4 4 0 0 0 8 0H119a4.5 4.5 0 0 1 4.5 4.5V48.9a4.5 4.5 0 0 1-4.5 4.5H34a4 4 0 0 0-8 0H5A4.5 4.5 0 0 1 .6 48.9V5A4.5 4.5 0 0 1 5 .6z';
