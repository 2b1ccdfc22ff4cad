import type { SignOutRequest } from './SignInClient.ts';

/** Redirects to the provider. Data that must not be in a URL is sent as a form. */
export function leaveFor({ address, fields }: SignOutRequest): void {
  if (fields === undefined) {
    window.location.assign(address);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
