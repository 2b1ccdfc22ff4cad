import type { SnippetCase } from './SnippetCase.ts';

const app = `import Mezzanine
import UIKit

final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(MapView())
  }
}
`;

/** Shell commands and paths in a program, which must stay text. */
const shell = `// $(touch was-run)
let path = "../../was-run; touch was-run"
let option = "-load-plugin-library a.so"
`;

/** The compiler gives up on it, or needs very long. */
const slow = `let x = ${'(1 + 2.0 * -"a") + '.repeat(400)}1\n`;

/** Programs of the iOS SDK. */
export const iosCases: readonly SnippetCase[] = [
  { name: 'a program compiles', code: app, errors: [] },
  {
    name: 'errors have their lines',
    code: app.replace('addSubview', 'addNothing'),
    errors: [[7, 'addNothing']],
  },
  {
    name: 'a fragment compiles with the names of the pages',
    code: 'print(venue.name)\nlet first: Space = desk\n',
    isFragment: true,
    errors: [],
  },
  {
    name: 'errors of a fragment have its lines',
    code: 'let a: Int = "x"\n\nmap.nothing()\n',
    isFragment: true,
    errors: [
      [1, 'Int'],
      [3, 'nothing'],
    ],
  },
  {
    name: 'version 4.0 has its own names',
    code: 'mapView.nothing()\n',
    version: '4.0',
    isFragment: true,
    errors: [[1, 'nothing']],
  },
  {
    name: 'version 3.0 has its own names',
    code: 'let view: MezzanineV3.MapView = mapView\n_ = view\n',
    version: '3.0',
    isFragment: true,
    errors: [],
  },
  { name: 'commands and paths in a program stay text', code: shell, errors: [] },
  {
    name: 'a program of 50,000 characters ends',
    code: `let x = "${'a'.repeat(49_980)}"\n`,
    errors: [],
  },
  { name: 'a deeply nested program ends', code: `let x = ${'('.repeat(20_000)}1` },
  { name: 'a program with slow types ends', code: slow },
  { name: 'a program compiles after hostile ones', code: app, errors: [] },
];
