/** A FileReader, which the Amplify client expects and Node lacks. */
export class NodeFileReader {
  result: ArrayBuffer | undefined;
  onload: (() => void) | undefined;

  async #read(blob: Blob): Promise<void> {
    this.result = await blob.arrayBuffer();
    this.onload?.();
  }

  readAsArrayBuffer(blob: Blob): void {
    void this.#read(blob);
  }
}
