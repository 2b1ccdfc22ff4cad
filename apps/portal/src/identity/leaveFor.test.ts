// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { leaveFor } from './leaveFor.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('sends a token in the body of a form, not in a URL', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const address = 'https://login.example/session/end';
  leaveFor({ address, fields: { client_id: 'portal', id_token_hint: 'eyJ.a.b' } });
  expect(submit).toHaveBeenCalledOnce();
  const form = document.forms[0];
  expect(form?.method).toBe('post');
  expect(form?.action).toBe(address);
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [
    name,
    value,
  ]);
  expect(fields).toEqual([
    ['client_id', 'portal'],
    ['id_token_hint', 'eyJ.a.b'],
  ]);
});
