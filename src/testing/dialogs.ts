/* jsdom knows the dialog element, but not how to open and close it: for tests that import this. */

HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function shut() {
  this.open = false;
};
