import { expect, test } from 'vitest';
import { stubTeam, teamInfoOf } from '../testing/stubTeam.ts';
import { testGateway } from '../testing/testGateway.ts';

const NAME = '{ viewer { team { name } } }';

test('what is read after a write joins no read that left before it', async () => {
  const { ask, stub } = await testGateway();
  let name = 'Before';
  const hasLeft = Promise.withResolvers<void>();
  const mayLand = Promise.withResolvers<void>();
  stub.on('team.teamInfo', async () => {
    const team = { ...teamInfoOf(stubTeam()), name };
    if (name === 'After') return team;
    hasLeft.resolve();
    await mayLand.promise;
    return team;
  });
  stub.on('identity.updateLocale', ({ body }) => {
    name = 'After';
    return body;
  });
  const early = ask(NAME);
  await hasLeft.promise;
  const changed = await ask(
    'mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { viewer { team { name } } userErrors { code } } }',
  );
  mayLand.resolve();
  expect(changed.data).toMatchObject({ viewerLocaleUpdate: { viewer: { team: { name: 'After' } } } });
  expect(await early).toEqual({ data: { viewer: { team: { name: 'Before' } } } });
});
