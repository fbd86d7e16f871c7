import { parseCookies } from '../http/http';

/** Reads `Set-Cookie` and writes `Cookie` (RFC 6265). */
export class VisitorCookies extends Map<string, string> {
  /** Empty without cookies. */
  header(): string {
    return [...this].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  /** `Max-Age=0` removes a cookie. */
  keep(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) {
      const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
      const isRemoved = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0');
      for (const [name, value] of Object.entries(parseCookies(pair))) {
        if (isRemoved) this.delete(name);
        else this.set(name, value);
      }
    }
  }
}
