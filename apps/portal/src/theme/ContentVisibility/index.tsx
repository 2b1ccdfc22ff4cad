/** Replaces the notes about drafts and unlisted pages: here, a page is published when its file exists. */
export default function ContentVisibility(): null {
  return null;
}
