/** Copying a text, also over plain http, where browsers have no clipboard for pages. */

/** Copy what a field holds; false where the browser does not let us, so that the field is left selected. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // The old way may still be allowed.
  }
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
