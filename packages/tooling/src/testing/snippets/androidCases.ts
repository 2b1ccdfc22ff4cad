import type { SnippetCase } from './SnippetCase.ts';

const app = `package com.example

import android.app.Activity
import android.os.Bundle
import io.github.mezzanine.MezzanineMapView

class MapActivity : Activity() {
  override fun onCreate(state: Bundle?) {
    super.onCreate(state)
    setContentView(MezzanineMapView(this))
  }
}
`;

/** Shell commands and paths in a program, which must stay text. */
const shell = `@file:Suppress("$(touch was-run)")
val path = "../../was-run; touch was-run"
val option = "-Xplugin=a.jar\\t-d\\tclasses"
`;

/** Resolving it takes time exponential in its length. */
const slow = `fun <A, B> f(a: A, b: B): Pair<Pair<A, B>, Pair<B, A>> = Pair(Pair(a, b), Pair(b, a))
val x = ${'f('.repeat(40)}1${', 2)'.repeat(40)}
`;

/** Programs of the Android SDK. */
export const androidCases: readonly SnippetCase[] = [
  { name: 'a program compiles', code: app, errors: [] },
  {
    name: 'errors have their lines',
    code: app.replace('(this)', '(3)').replace('super.onCreate', 'super.create'),
    errors: [
      [9, 'create'],
      [10, 'Argument type mismatch'],
    ],
  },
  {
    name: 'a fragment compiles with the names of the pages',
    code: 'println(venue.name)\nval first: Space = desk\n',
    isFragment: true,
    errors: [],
  },
  {
    name: 'errors of a fragment have its lines',
    code: 'val a: Int = "x"\n\nmap.nothing()\n',
    isFragment: true,
    errors: [
      [1, 'Int'],
      [3, 'nothing'],
    ],
  },
  { name: 'a composition compiles', code: 'MezzanineMap(state)\n', isFragment: true, errors: [] },
  {
    name: 'version 4.0 has its own names',
    code: 'mapView.nothing()\n',
    version: '4.0',
    isFragment: true,
    errors: [[1, 'nothing']],
  },
  {
    name: 'version 3.0 has its own names',
    code: 'val view: io.github.mezzanine.v3.MapView = mapView\n',
    version: '3.0',
    isFragment: true,
    errors: [],
  },
  {
    name: 'a program of version 4.0 is wrong for 5.0',
    code: 'import io.github.mezzanine.v4.MapView\n',
    errors: [[1, 'v4']],
  },
  { name: 'commands and paths in a program stay text', code: shell, errors: [] },
  {
    name: 'a program of 50,000 characters ends',
    code: `val x = "${'a'.repeat(49_980)}"\n`,
    errors: [],
  },
  { name: 'a deeply nested program ends', code: `val x = ${'('.repeat(20_000)}1` },
  { name: 'a program with slow types ends', code: slow },
  { name: 'a program compiles after hostile ones', code: app, errors: [] },
];
