/** An object whose fields are tracked one by one. */
import { reuseUnchanged } from './structuralSharing';

class Field {
  value = $state.raw<unknown>();
}

export class FieldState<T extends object> {
  /** The newest values; reading one tracks it. */
  readonly seen = {} as Readonly<T>;
  private readonly fields = new Map<string, Field>();

  constructor(first: T) {
    for (const [name, value] of Object.entries(first)) {
      const field = new Field();
      field.value = value;
      this.fields.set(name, field);
      Object.defineProperty(this.seen, name, { enumerable: true, get: () => field.value });
    }
  }

  /** Sets new values; equal fields keep their objects. */
  take(next: T): void {
    for (const [name, field] of this.fields) field.value = reuseUnchanged(field.value, next[name as keyof T]);
  }
}
