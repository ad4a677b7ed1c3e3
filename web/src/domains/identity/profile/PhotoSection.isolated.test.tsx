import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { down } from '../../../testing/gatewayPieces.ts';
import { chooseFile, pressOnceShown } from '../../../testing/hands.ts';
import { pngFile, renamedSvg, textFile } from '../../../testing/pictures.ts';
import { connectionOf, person, renderInConsole } from '../../../testing/renderInConsole.tsx';
import type * as CropPicture from '../../../ui/picture/cropPicture.ts';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { PhotoSection } from './PhotoSection.tsx';

const { cropped, area } = vi.hoisted(() => ({
  cropped: new File(['square'], 'photo.jpg', { type: 'image/jpeg' }),
  area: { x: 10, y: 0, width: 300, height: 300 },
}));

// Neither layout nor canvas is here: the browser tests go through both.
vi.mock('react-easy-crop', () => ({
  default: function Chosen({ onCropAreaChange }: { onCropAreaChange: (share: object, pixels: object) => void }) {
    // oxlint-disable-next-line react/exhaustive-deps -- told once, as by a picture that is not moved
    useEffect(() => onCropAreaChange(area, area), []);
    return null;
  },
}));
const cropPicture = vi.hoisted(() => vi.fn<typeof CropPicture.cropPicture>());
vi.mock('../../../ui/picture/cropPicture.ts', () => ({ cropPicture }));

const viewer = {
  id: 'viewer-1',
  guid: 'guid-1',
  email: 'ann@orbit.example',
  name: { first: 'Ann', last: 'Bell' },
  imageUrl: '/files/old',
  profileVersion: 1,
};
const payload = (imageUrl: string | null) => ({ viewer: { ...viewer, imageUrl, profileVersion: 2 }, userErrors: [] });
const members = [1, 2].map((number) => person(number, { imageUrl: `/files/old-${number}` }));
const team = { id: 'team-1', members: (args: { first: number }) => connectionOf(members, args) };

interface People {
  viewer: { team: { members: { nodes: { id: string; imageUrl: string | null }[] } } };
}
const PEOPLE: TypedDocumentNode<People> = gql`
  query {
    viewer {
      id
      team {
        id
        members(first: 50) {
          nodes {
            id
            guid
            imageUrl
          }
        }
      }
    }
  }
`;
/** A list of people beside the section, as the cache keeps it. */
const List = () => (
  <output>
    {useQuery(PEOPLE)
      .data?.viewer.team.members.nodes.map((one) => one.imageUrl)
      .join(' ')}
  </output>
);

const open = (mutations: Record<string, unknown> = {}, address = '/', changes: object = {}) =>
  renderInConsole(
    <>
      <PhotoSection />
      <List />
    </>,
    { viewer: { ...viewer, team, ...changes }, ...mutations },
    address,
  );

const AT_DIALOG = '/?dialog=photo';
const section = () => screen.getByRole('region', { name: 'Photo', hidden: true });
const shown = () => section().querySelector('img')?.getAttribute('src');
const dialog = () => screen.findByRole('dialog', { name: 'Change your photo' });
const choose = async (file: File) => chooseFile(await dialog(), file);
const toasts = () => currentToasts().map(({ text }) => text.defaultMessage);

const shownAs = vi.fn<(file: Blob | MediaSource) => string>();

beforeEach(() => {
  shownAs.mockReset().mockReturnValue('blob:chosen');
  vi.spyOn(URL, 'createObjectURL').mockImplementation(shownAs);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  cropPicture.mockReset().mockResolvedValue(cropped);
});

describe('the own photo', () => {
  it('stands beside the name; without one there is nothing to remove', async () => {
    await open({}, '/', { imageUrl: null });
    expect(within(section()).getByText('Ann Bell')).toBeTruthy();
    expect(
      within(section())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Change photo']);
  });

  it.each([
    ['a text', textFile(), 'Please use an image file only'],
    ['a drawing called a PNG', renamedSvg(), 'Please use an image file only'],
    ['a picture without a type', new File([pngFile(9, 9)], 'photo'), 'Please use an image file only'],
    ['more than 2 MB', pngFile(100, 100, 2 * 1024 * 1024 + 1), 'File too large. Please use a file of max 2MB'],
    [
      'a picture of 20,000 pixels',
      pngFile(20_000, 20_000),
      'The image has too many pixels. Please use one of at most 8,000 pixels a side.',
    ],
  ])('cannot be %s', async (_name, file, reason) => {
    const { sent } = await open({}, AT_DIALOG);
    expect(within(await dialog()).getByText('An image of at most 2 MB')).toBeTruthy();
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
    expect(shownAs).not.toHaveBeenCalled();
    expect(sent.filter(({ name }) => name === 'viewerPhotoUpload')).toEqual([]);
  });

  it('is the chosen square, in the section and in lists of people as soon as it is saved', async () => {
    const { sent, address } = await open({ viewerPhotoUpload: () => payload('/files/new') }, AT_DIALOG);
    await choose(pngFile(400, 300));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
    await pressOnceShown('Save');
    await waitFor(() => expect(shown()).toBe('/files/new'));
    expect(cropPicture).toHaveBeenCalledExactlyOnceWith('blob:chosen', area);
    const [upload] = sent.filter(({ name }) => name === 'viewerPhotoUpload');
    expect(upload?.variables['input']).toEqual({ file: cropped, idempotencyKey: expect.any(String) });
    expect(screen.getByRole('status').textContent).toBe('/files/new /files/old-2');
    expect(toasts()).toEqual(['Your photo is changed.']);
    expect(address()).toBe('/');
  });

  it('has a message of its own where it could not be saved', async () => {
    await open({ viewerPhotoUpload: down }, AT_DIALOG);
    await choose(pngFile(400, 300));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
    await pressOnceShown('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your picture could not be saved. Your other details are not affected. Try again.Request req-1',
    );
    expect(shown()).toBe('/files/old');
  });

  it('that was kept without an answer is shown everywhere all the same', async () => {
    let imageUrl = '/files/old';
    const viewerPhotoUpload = () => {
      imageUrl = '/files/new';
      throw new Error('Down');
    };
    await open({ viewerPhotoUpload }, AT_DIALOG, { imageUrl: () => imageUrl });
    await choose(pngFile(400, 300));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
    await pressOnceShown('Save');
    await waitFor(() => expect(shown()).toBe('/files/new'));
    expect(screen.getByText('/files/new /files/old-2')).toBeTruthy();
  });

  it('cannot be what the browser is not able to draw', async () => {
    cropPicture.mockRejectedValue(new Error('Broken'));
    await open({}, AT_DIALOG);
    await choose(pngFile(400, 300));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
    await pressOnceShown('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Please use an image file only');
  });

  it('is removed after a question, and the focus goes to what is left', async () => {
    await open({ viewerPhotoRemove: () => payload(null) });
    await pressOnceShown('Remove');
    await pressOnceShown('Remove picture');
    await waitFor(() => expect(shown()).toBeUndefined());
    expect(toasts()).toEqual(['Your photo is removed.']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change photo'));
  });
});
