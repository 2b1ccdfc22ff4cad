/** A document id, or a category of them. */
export type SidebarEntry = string | SidebarCategory;

/** A sidebar category; one with a `slug` has a page of cards at `/docs/category/<slug>`. */
export interface SidebarCategory {
  readonly label: string;
  readonly slug?: string;
  /** The document that its label links to. */
  readonly document?: string;
  /** Whether it is collapsed until the user opens it or visits one of its pages. */
  readonly isCollapsed?: boolean;
  /** One sentence, shown on the category's page and on its card. */
  readonly description?: string;
  readonly items: readonly SidebarEntry[];
  /** Additional documents that `routes.txt` does not list, such as generated ones. */
  readonly generated?: readonly string[];
}

/** One version of a set. */
export interface SetVersion {
  /** `current`, or the number in its folder and file names. */
  readonly name: string;
  readonly label: string;
  /** Path segment after the set's; empty for the latest version. */
  readonly path: string;
  readonly sidebar: readonly SidebarEntry[];
}

/** One documentation set: a Docusaurus docs instance. */
export interface DocSet {
  readonly id: string;
  /** Its name in the navigation. */
  readonly name: string;
  /** Section of the roadmap page about the set. */
  readonly roadmapSection: string;
  readonly versions: readonly SetVersion[];
}

/** Id of the Docusaurus docs instance of a set. The first set is the default instance. */
export function docsInstance({ id }: DocSet): string {
  return id === 'docs' ? 'default' : id;
}
