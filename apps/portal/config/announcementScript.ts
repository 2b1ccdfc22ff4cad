/**
 * Program for the head of every page: shows a new announcement on the first visit. The theme's own
 * script only checks whether an announcement was closed, before the theme detects the new id.
 *
 * @param id - id of the current announcement
 */
export function announcementScript(id: string): string {
  const key = 'docusaurus.announcement.';
  return (
    `try{if(localStorage["${key}id"]!==${JSON.stringify(id)}){` +
    `localStorage["${key}id"]=${JSON.stringify(id)};localStorage["${key}dismiss"]="false"}}catch{}`
  );
}
