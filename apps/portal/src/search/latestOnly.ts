/** Maximum number of concurrent calls: with two, a call that hangs does not block the next. */
const mostRunning = 2;

interface Waiting<Input, Output> {
  input: Input;
  readonly promise: Promise<Output>;
  readonly settle: (output: Promise<Output>) => void;
}

/**
 * Limits requests during fast typing: while calls run, only the latest of the other calls waits, and
 * earlier callers get its result.
 */
export function latestOnly<Input, Output>(
  call: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let running = 0;
  let waiting: Waiting<Input, Output> | undefined;

  function start(input: Input): Promise<Output> {
    running += 1;
    return call(input).finally(() => {
      running -= 1;
      const next = waiting;
      waiting = undefined;
      next?.settle(start(next.input));
    });
  }

  return (input) => {
    if (running < mostRunning) return start(input);
    if (waiting !== undefined) {
      waiting.input = input;
      return waiting.promise;
    }
    let settle: (output: Promise<Output>) => void = () => undefined;
    const promise = new Promise<Output>((resolve) => (settle = resolve));
    waiting = { input, promise, settle };
    return promise;
  };
}
