/** Replaces the notes on drafts and unlisted pages: a page here is published when its file exists. */
export default function ContentVisibility(): null {
  return null;
}
