/** Whether nothing has the focus, such as after what had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
