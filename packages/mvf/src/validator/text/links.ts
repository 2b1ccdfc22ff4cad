import type { Fault, Rule } from '../Rule.ts';
import type { Survey } from '../survey/Survey.ts';
import { addressesOf } from './addressesOf.ts';

/** TEXT-11: nothing in a link is secret. */
export const linkWithUser: Rule = {
  id: 'TEXT-11',
  severity: 'error',
  title: 'Links have no user name or password',
  why: 'Anyone who opens the map can read it, and a user name that looks like a host misleads people about where the link goes.',
  fix: 'Remove the text between `//` and `@`, and the `@`. If it was a password, change the password.',
  *check({ venue }: Survey): Iterable<Fault> {
    for (const { file, pointer, value } of addressesOf(venue)) {
      const host = hostAfterUser(value);
      if (host === undefined) continue;
      // The user name is not quoted, because other people see findings.
      const message = `${pointer} has a user name or password before "${host.slice(0, 100)}"; expected the host right after "//".`;
      yield { file, pointer, message };
    }
  },
};

/** The host of a link with user info; undefined for other links. */
function hostAfterUser(link: string): string | undefined {
  // Browsers drop these characters, read \ as /, and need no slashes after the scheme.
  const plain = link.replace(/[\p{Cc}\s]/gu, '');
  return /^(?:https?:[/\\]*|[/\\]{2,})[^/\\?#]*@([^/\\?#]*)/i.exec(plain)?.[1];
}
