import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenHouse } from './brokenHouse.fixture.ts';
import { houseDirectory, officeHouse } from '../places/officeHouse.fixture.ts';
import { writeMvf } from '../writeMvf.ts';
import { SourceCli } from './sourceCli.fixture.ts';

/**
 * Runs the sessions in the documentation and compares them with `transcripts/`. After an intended
 * change: `npx vitest run packages/mvf/src/cli/transcripts.slow.test.ts --update`.
 */
const transcripts = new URL('../../transcripts/', import.meta.url);

/** A real campus, which is not part of the repository; without it the transcript is not checked. */
const campus = fileURLToPath(
  new URL('../../../../../shared/data/imdf-polytech/IMDFData.zip', import.meta.url),
);

let cli: SourceCli;

beforeAll(async () => {
  cli = await SourceCli.open();
});

afterAll(() => cli.remove());

describe('the transcript of', () => {
  it('the help matches the output of the program', async () => {
    await expectTranscript('help', ['--help', 'validate --help', 'places --help']);
  });

  it('a broken bundle, from the first error to a valid venue, matches the output of the program', async () => {
    await writeFile(join(cli.folder, 'house.mvf.zip'), brokenHouse());
    await expectTranscript('broken', [
      'info house.mvf.zip',
      'validate house.mvf.zip',
      'fix house.mvf.zip',
      'validate house.fixed.mvf.zip --severity error',
      'info house.fixed.mvf.zip',
    ]);
  });

  it('an office for Microsoft Places, checked, fixed, and matched with its directory, matches the output of the program', async () => {
    const house = officeHouse();
    const rooms = Object.values(house.spaces).flatMap((spaces) => spaces.slice(1, 3));
    for (const { properties } of rooms) {
      if (properties.details) properties.details.name = 'Meeting room';
      properties.metadata = { isBookable: true };
    }
    await writeFile(join(cli.folder, 'office.mvf.zip'), writeMvf(house));
    await writeFile(join(cli.folder, 'office-fixed.mvf.zip'), writeMvf(officeHouse()));
    await writeFile(
      join(cli.folder, 'places.csv'),
      houseDirectory.replace('Desk 2.01', 'Desk 2-01'),
    );
    await expectTranscript('places', [
      'places office.mvf.zip --check',
      'places office-fixed.mvf.zip --places places.csv',
    ]);
  });

  it.skipIf(!existsSync(campus))(
    'a real campus in IMDF matches the output of the program',
    async () => {
      await copyFile(campus, join(cli.folder, 'IMDFData.zip'));
      await expectTranscript('campus', [
        'convert IMDFData.zip --language en --out campus.mvf.zip',
        'info campus.mvf.zip',
        'validate campus.mvf.zip --severity error',
        'fix campus.mvf.zip',
      ]);
    },
  );
});

/** Runs the commands one after another and compares their visible output. */
async function expectTranscript(name: string, lines: readonly string[]): Promise<void> {
  let seen = '';
  for (const line of lines) {
    const { code, out, err } = await cli.run(...line.split(' '));
    seen += `$ npx mvf ${line}\n${out}${err}${code === 0 ? '' : `[exit code ${code}]\n`}\n`;
  }
  expect(seen).not.toContain(cli.folder);
  await expect(seen).toMatchFileSnapshot(fileURLToPath(new URL(`${name}.txt`, transcripts)));
}
