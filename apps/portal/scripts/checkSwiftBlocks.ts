/**
 * `npm run blocks:swift -w @mezzanine/portal` compiles every Swift block of the iOS pages against the SDK of its
 * version, in the Swift 6 language mode, with warnings as errors. Arguments limit the check to pages whose path
 * contains one of them: `npm run blocks:swift -w @mezzanine/portal -- version-5.0/camera`. `mobile-blocks/given` has
 * the names that blocks may use undeclared.
 */
import path from 'node:path';
import { findSwift } from '@mezzanine/tooling/swift-toolchain';
import { compareErrors, warningProblems } from './mobile-blocks/compareErrors.ts';
import { swiftErrors, swiftWarnings } from './mobile-blocks/compilerErrors.ts';
import { readMobileBlocks } from './mobile-blocks/readMobileBlocks.ts';
import { reportBlocks, selectBlocks } from './mobile-blocks/reportBlocks.ts';
import { writeSwiftPackage } from './mobile-blocks/swiftPackage.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.cache/blocks/swift-blocks');
const blocks = selectBlocks(readMobileBlocks(root, 'ios-sdk', ['swift']));
const written = writeSwiftPackage(root, folder, blocks);

const swift = findSwift();
const outputs = written.modules.map(({ name, isDeprecated }) => ({
  ...swift.read(folder, ['build', '--target', name]),
  isDeprecated,
}));
const errors = outputs.map(({ text }) => swiftErrors(text));
const warnings = outputs.flatMap(({ text, isDeprecated }) => swiftWarnings(text, isDeprecated));
reportBlocks({
  language: 'Swift',
  blocks: written.blocks,
  problems: [
    ...compareErrors(written.blocks, errors.flat()),
    ...warningProblems(written.blocks, warnings),
  ],
  failure: outputs
    .filter(({ status }, index) => status !== 0 && errors[index]?.length === 0)
    .map(({ text }) => text)
    .join('\n'),
});
