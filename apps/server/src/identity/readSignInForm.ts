/** Fields of the sign-in page. */
export interface SignInForm {
  readonly name: string;
  /** Empty if not given. */
  readonly email: string;
}

/** What is wrong with a form, for the user who filled it in. */
export type FormFaults = Partial<Record<keyof SignInForm, string>>;

const longestName = 80;
const longestEmail = 254;

/** Reads a posted form. Removes whitespace at the ends and invisible characters. */
export function readSignInForm(form: Readonly<Record<string, unknown>>): SignInForm {
  return { name: cleanText(form['name']), email: cleanText(form['email']) };
}

/** @returns an empty object for a valid form. */
export function faultsOf({ name, email }: SignInForm): FormFaults {
  const faults: FormFaults = {};
  if (name === '') faults.name = 'Enter a name; any will do.';
  else if (name.length > longestName)
    faults.name = `Enter a name of at most ${longestName} characters.`;
  if (email !== '' && !(email.length <= longestEmail && /^[^\s@]+@[^\s@]+$/.test(email))) {
    faults.email = 'Enter an email such as ada@example.com, or leave it empty.';
  }
  return faults;
}

function cleanText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, 1000)
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
