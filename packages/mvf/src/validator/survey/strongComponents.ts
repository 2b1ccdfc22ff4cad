/**
 * Returns the part of each node; every node in a part can be reached from every other one (Tarjan
 * 1972, with its own stack so that long chains do not overflow). A part is numbered by its first
 * node.
 */
export function strongComponentsOf(next: readonly (readonly number[])[]): Int32Array {
  const state: State = {
    next,
    order: new Int32Array(next.length).fill(-1),
    low: new Int32Array(next.length),
    isOpen: new Uint8Array(next.length),
    open: [],
    part: new Int32Array(next.length).fill(-1),
    count: 0,
  };
  for (let node = 0; node < next.length; node++) {
    if (state.order[node] === -1) visit(state, node);
  }
  return state.part;
}

interface State {
  readonly next: readonly (readonly number[])[];
  readonly order: Int32Array;
  readonly low: Int32Array;
  readonly isOpen: Uint8Array;
  readonly open: number[];
  readonly part: Int32Array;
  count: number;
}

function visit(state: State, root: number): void {
  const { next, order, low } = state;
  const calls: { readonly node: number; step: number }[] = [{ node: root, step: 0 }];
  enter(state, root);
  for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
    const { node } = call;
    const to = next[node]?.[call.step++];
    if (to === undefined) {
      calls.pop();
      close(state, node);
      const caller = calls.at(-1)?.node;
      if (caller !== undefined) lower(low, caller, low[node] as number);
    } else if (order[to] === -1) {
      enter(state, to);
      calls.push({ node: to, step: 0 });
    } else if (state.isOpen[to] === 1) {
      lower(low, node, order[to] as number);
    }
  }
}

function enter(state: State, node: number): void {
  state.order[node] = state.count;
  state.low[node] = state.count++;
  state.isOpen[node] = 1;
  state.open.push(node);
}

function lower(low: Int32Array, node: number, to: number): void {
  if (to < (low[node] as number)) low[node] = to;
}

function close({ order, low, open, isOpen, part }: State, node: number): void {
  if (low[node] !== order[node]) return;
  const members = open.splice(open.lastIndexOf(node));
  const number = members.reduce((least, member) => Math.min(least, member), node);
  for (const member of members) {
    isOpen[member] = 0;
    part[member] = number;
  }
}
