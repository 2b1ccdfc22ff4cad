import { writeArchive } from '@mezzanine/mvf/archive';
import { site } from '../../../../site.config.ts';
import type { LlmsEntry } from '../readers/llmsText.ts';
import { mainFile, type Skill } from './readSkills.ts';

/** Path of the list of all skills on the site. */
const indexPath = '/skills/index.json';

/**
 * The files that the site serves for skills, by path: each file of a skill, an archive of its
 * folder, and a list of all skills. In text files, the sample URL is replaced by the site's URL.
 */
export function skillFiles(skills: readonly Skill[]): ReadonlyMap<string, Uint8Array> {
  const encoder = new TextEncoder();
  const served = new Map<string, Uint8Array>();
  for (const skill of skills) {
    const texts = [...skill.files].map(
      ([name, text]) => [`${skill.folder}/${name}`, encoder.encode(onSite(text))] as const,
    );
    for (const [name, bytes] of texts) served.set(`/skills/${name}`, bytes);
    served.set(archivePath(skill), writeArchive(new Map(texts)));
  }
  served.set(indexPath, encoder.encode(`${JSON.stringify(indexOf(skills), null, 2)}\n`));
  return served;
}

/** Entries for the list of the site for language models: the first sentence about each skill. */
export function skillEntries(skills: readonly Skill[]): readonly LlmsEntry[] {
  return skills.map((skill) => ({
    title: skill.folder,
    address: `${site.url}/skills/${skill.folder}/${mainFile}`,
    description: `${(skill.fields['description'] ?? '').split('. ', 1).join('')}.`,
  }));
}

function indexOf(skills: readonly Skill[]) {
  return {
    skills: skills.map((skill) => ({
      name: skill.folder,
      description: skill.fields['description'] ?? '',
      url: `${site.url}/skills/${skill.folder}/${mainFile}`,
      archive: site.url + archivePath(skill),
      files: [...skill.files.keys()],
    })),
  };
}

function archivePath({ folder }: Skill): string {
  return `/skills/${folder}.zip`;
}

function onSite(text: string): string {
  return text.replaceAll(site.server.sampleOrigin, site.url);
}
