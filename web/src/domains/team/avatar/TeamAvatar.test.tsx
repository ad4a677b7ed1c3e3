import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userError } from '../../../testing/gatewayPieces.ts';
import { chooseFile, press, pressOnceShown } from '../../../testing/hands.ts';
import { pngFile, renamedSvg, textFile } from '../../../testing/pictures.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { TeamAvatar } from './TeamAvatar.tsx';
import type { TeamWithPicture } from './teamWithPicture.ts';

const TEAM: TypedDocumentNode<{ viewer: { team: TeamWithPicture } }> = gql`
  query {
    viewer {
      id
      team {
        id
        name
        avatarUrl
      }
    }
  }
`;

function Page({ viewerCanEdit }: { viewerCanEdit: boolean }) {
  const { data } = useQuery(TEAM);
  return data ? <TeamAvatar team={data.viewer.team} viewerCanEdit={viewerCanEdit} size={64} /> : null;
}

const team = { id: 'team-1', name: 'Orbit', avatarUrl: '/files/old', version: 1 };
const payload = (avatarUrl: string | null) => ({ team: { ...team, avatarUrl, version: 2 }, userErrors: [] });
const refused = (code: string) => ({ team: null, userErrors: [userError(code, ['file'])] });

const open = async (mutations: Record<string, unknown> = {}, { viewerCanEdit = true, address = '/' } = {}) =>
  renderInConsole(<Page viewerCanEdit={viewerCanEdit} />, { viewer: { id: 'viewer-1', team }, ...mutations }, address);

const CHANGE = 'Change the team’s picture';
const dialog = () => screen.findByRole('dialog', { name: CHANGE });
const shown = () =>
  screen.getByRole('button', { name: CHANGE, hidden: true }).querySelector('img')?.getAttribute('src');
const choose = async (file: File) => chooseFile(await dialog(), file);
const toasts = () => currentToasts().map(({ text }) => text.defaultMessage);
const GUIDELINES = 'JPEG or PNG, at most 1 MB and 100 × 100 pixels';
const NOT_AS_PER = 'Image to be uploaded is not as per the guidelines below.';

const shownAs = vi.fn<(file: Blob | MediaSource) => string>();

beforeEach(() => {
  shownAs.mockReset().mockReturnValue('blob:chosen');
  vi.spyOn(URL, 'createObjectURL').mockImplementation(shownAs);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

describe("the team's picture", () => {
  it('is no more than a picture for those who may not change it', async () => {
    await open({}, { viewerCanEdit: false, address: '/?dialog=team-picture' });
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/old');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to a dialog that stands in the address, with the guidelines first', async () => {
    const { address } = await open();
    await pressOnceShown(CHANGE);
    expect(within(await dialog()).getByText(GUIDELINES)).toBeTruthy();
    expect(address()).toBe('/?dialog=team-picture');
    await pressOnceShown('Cancel');
    expect(address()).toBe('/');
  });

  it.each([
    ['a drawing called a PNG', renamedSvg(), 'It is neither a JPEG nor a PNG.'],
    ['a text', textFile(), 'It is neither a JPEG nor a PNG.'],
    ['more than 1 MB', pngFile(100, 100, 1024 * 1024 + 1), 'It is larger than 1 MB.'],
    ['a picture of 101 pixels', pngFile(101, 100), 'It is more than 100 pixels wide or high.'],
    ['a picture of 20,000 pixels', pngFile(20_000, 20_000), 'It is more than 100 pixels wide or high.'],
  ])('cannot be %s', async (_name, file, reason) => {
    const { sent } = await open({}, { address: '/?dialog=team-picture' });
    await choose(file);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(NOT_AS_PER)).toBeTruthy();
    expect(within(alert).getByText(reason)).toBeTruthy();
    // Below the refusal, as it says.
    const position = alert.compareDocumentPosition(screen.getByText(GUIDELINES));
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(shownAs).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('is the new one everywhere as soon as it is saved', async () => {
    const { sent, address } = await open(
      { teamAvatarUpload: () => payload('/files/new') },
      { address: '/?dialog=team-picture' },
    );
    const file = pngFile(100, 60);
    await choose(file);
    await pressOnceShown('Save');
    await waitFor(() => expect(shown()).toBe('/files/new'));
    expect(sent[1]).toEqual({
      name: 'teamAvatarUpload',
      variables: { input: { file, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) } },
    });
    expect(toasts()).toEqual(['The team’s picture is changed.']);
    expect(address()).toBe('/');
  });

  it('stays, with the chosen one in the dialog, where it could not be saved', async () => {
    let broken = true;
    const teamAvatarUpload = () => {
      if (broken) throw new Error('Down');
      return payload('/files/new');
    };
    const { sent } = await open({ teamAvatarUpload }, { address: '/?dialog=team-picture' });
    await choose(pngFile(100, 100));
    await pressOnceShown('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The team’s picture could not be saved. Try again.Request req-1',
    );
    expect(shown()).toBe('/files/old');
    broken = false;
    await pressOnceShown('Try again');
    await waitFor(() => expect(shown()).toBe('/files/new'));
    const [first, second] = sent.filter(({ name }) => name === 'teamAvatarUpload');
    expect(second?.variables).toEqual(first?.variables);
  });

  it('is refused by the services in the same words', async () => {
    await open({ teamAvatarUpload: () => refused('TOO_MANY_PIXELS') }, { address: '/?dialog=team-picture' });
    await choose(pngFile(100, 100));
    await pressOnceShown('Save');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(NOT_AS_PER)).toBeTruthy();
    expect(within(alert).getByText('It is more than 100 pixels wide or high.')).toBeTruthy();
  });

  it('is removed after a question, which tells what failed', async () => {
    const lost = () => {
      throw new Error('Down');
    };
    const refused = () => ({ team: null, userErrors: [userError('UNAVAILABLE')] });
    const answers = [lost, refused, () => payload(null)];
    const teamAvatarRemove = () => answers.shift()?.();
    const { sent } = await open({ teamAvatarRemove }, { address: '/?dialog=team-picture' });
    await pressOnceShown('Remove picture');
    const question = await screen.findByRole('alertdialog', { name: 'Remove the team’s picture?' });
    const confirm = () => press('Remove picture', within(question));
    await confirm();
    expect(within(question).getByRole('alert').textContent).toContain('The team’s picture could not be removed.');
    await confirm();
    await confirm();
    await waitFor(() => expect(shown()).toBeUndefined());
    const [first, second, third] = sent.filter(({ name }) => name === 'teamAvatarRemove');
    // The lost answer is asked for again; a refusal is an answer, and what follows is tried anew.
    expect(second?.variables).toEqual(first?.variables);
    expect(third?.variables).not.toEqual(second?.variables);
    expect(toasts()).toEqual(['The team’s picture is removed.']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
