import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';

/** The files of the page in the resources of the iOS SDK. */
export const iosPageFiles = ['mezzanine.html', 'outdoor.js'].map(
  (name) => `sdks/ios/Sources/Mezzanine/Resources/${name}`,
);

/**
 * Copies the page into the resources of the iOS SDK, where Swift packages need their files.
 *
 * @param root - the repository
 * @throws Error if the page is not built
 */
export function copyIosPage(root: string): void {
  for (const file of iosPageFiles) {
    const source = path.join(root, 'packages/mobile-page/dist', path.basename(file));
    if (!existsSync(source)) {
      throw new Error(
        `There is no ${source}. Expected the page of the mobile SDKs. Run npm run build -w @mezzanine/mobile-page.`,
      );
    }
    copyFileSync(source, path.join(root, file));
  }
}
