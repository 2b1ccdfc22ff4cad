import {
  divide,
  outerLines,
  wrapFragment,
  type WrappedFragment,
  type Wrapper,
} from '../programs/fragments.ts';

const header = /^(?:import |package |\/\/|\s*$)/;
const modifiers =
  'public|private|internal|open|abstract|sealed|data|enum|annotation|inline|value|suspend|operator|infix|override';
const declaration = new RegExp(
  String.raw`^(?:@[\w.]+(?:\([^)]{0,200}\))?\s+){0,9}(?:(?:${modifiers})\s+){0,9}(?:class|interface|object|fun|typealias)\b`,
);
const member = /^(?:\w+ ){0,9}override\b/;
/** Composable functions have names like classes. */
const composable = /^(?:[A-Z]\w*\s*[({]|(?:val|var) \w+ (?:by|=) remember)/;

const statements: Wrapper = { before: 'suspend fun fragment() {', after: '}' };
const members: Wrapper = {
  before: 'abstract class Fragment : android.app.Activity() {',
  after: '}',
};
const composition: Wrapper = {
  before: '@androidx.compose.runtime.Composable fun Fragment() {',
  after: '}',
};

/**
 * Converts a fragment to a Kotlin file. Declarations stay at the outermost level. Statements become a function, and
 * overriding members become a class.
 *
 * @param imports - such as `io.github.mezzanine.*`
 * @param isCompose - whether the version has Compose
 */
export function kotlinSource(
  code: string,
  imports: readonly string[],
  isCompose: boolean,
): WrappedFragment {
  const source = divide(code, header);
  const own = source.header.map((line) => (line.startsWith('package ') ? '' : line));
  const all = ['given.*', ...imports].map((name) => `import ${name}`);
  return wrapFragment(
    ['package fragment', ...all].join('; '),
    { header: own, body: source.body },
    wrapperFor(outerLines(source.body), isCompose),
  );
}

function wrapperFor(outer: readonly string[], isCompose: boolean): Wrapper | undefined {
  if (outer.some((line) => member.test(line))) return members;
  if (outer.every((line) => declaration.test(line))) return undefined;
  return isCompose && outer.some((line) => composable.test(line)) ? composition : statements;
}

/** The names that fragments of a version use without declaring them, as a Kotlin file. */
export function givenSource(given: Readonly<Record<string, string>>): string {
  const names = Object.entries(given).map(
    ([name, type]) => `val ${name}: ${type} get() = error("Only compiled")`,
  );
  return ['@file:Suppress("DEPRECATION")', 'package given', ...names, ''].join('\n');
}

/**
 * Declares the activities of AndroidX, which are only in Google's repository, in archives that the compiler cannot read.
 * Compose itself comes from Maven Central.
 */
export const activitySource = `package androidx.activity

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionContext

open class ComponentActivity : android.app.Activity()
`;

/** Like {@link activitySource}: declares functions for activities and views with Compose. */
export const activityComposeSource = `package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionContext

fun ComponentActivity.setContent(
  parent: CompositionContext? = null,
  content: @Composable () -> Unit,
): Unit = error("Only compiled")

@Composable
fun BackHandler(enabled: Boolean = true, onBack: () -> Unit): Unit = error("Only compiled")
`;

/** Like {@link activitySource}: declares an Android view in a composition. */
export const viewSource = `package androidx.compose.ui.viewinterop

import android.content.Context
import android.view.View
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.UiComposable

@Composable
@UiComposable
fun <T : View> AndroidView(
  factory: (Context) -> T,
  modifier: Modifier = Modifier,
  onReset: ((T) -> Unit)? = null,
  onRelease: (T) -> Unit = NoOpUpdate,
  update: (T) -> Unit = NoOpUpdate,
): Unit = error("Only compiled")

val NoOpUpdate: View.() -> Unit = {}
`;
