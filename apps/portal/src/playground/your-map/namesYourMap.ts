import { yourMapId } from '@mezzanine/examples/your-map';

/** Whether a program loads the user's own map. */
export function namesYourMap(text: string): boolean {
  return text.includes(`'${yourMapId}'`);
}
