import { call, type Pool } from './api';
import { detailsHead } from './details';
import { element, goTo } from './dom';
import { actionForm, field } from './forms';

/** Returns the form that creates a user. */
export function newUserForm({ attributes }: Pool): HTMLElement[] {
  const textInput = (id: string, required: boolean) =>
    element('input', { id, autocomplete: 'off', spellcheck: 'false', required });
  const name = textInput('new-name', true);
  const password = textInput('new-password', false);
  const given = attributes.map((one) => ({
    ...one,
    input: textInput(`new-${one.name}`, one.required),
  }));
  const create = async (): Promise<void> => {
    const values = given.map((one) => [one.name, one.input.value] as const);
    const { username } = await call<{ username: string }>('POST', 'user', {
      name: name.value.trim(),
      password: password.value,
      attributes: Object.fromEntries(values.filter(([, value]) => value !== '')),
    });
    goTo(`#users/${encodeURIComponent(username)}`, `Created ${name.value.trim()}.`);
  };
  const controls = [
    field('Email address', name),
    field('Password', password, 'Leave it empty to invite the user with a temporary password.'),
    ...given.map((one) => field(one.name, one.input)),
  ];
  return [
    detailsHead({ href: '#users', text: 'All users' }, 'New user'),
    actionForm('Create user', controls, create, 'column'),
  ];
}
