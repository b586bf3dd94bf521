/** Outlines of the regions of Age of Industry. */
export const REGION_SHAPES: Record<string, string> = {
  square: 'M-4-4h8v8h-8z',
  triangle: 'M0-5 5 4H-5z',
  circle: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  diamond: 'M0-5.5 5.5 0 0 5.5-5.5 0z',
  star: 'M0-6 1.6-1.9 6-1.8 2.6.9 3.8 5.2 0 2.7-3.8 5.2-2.6.9-6-1.8-1.6-1.9z',
  cross: 'M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2z',
};
