// Runs before anything is painted, so that no page flashes in the wrong colours or with the wrong
// header. A file of its own: the content security policy allows no inline script.
(function () {
  try {
    var page = document.documentElement;
    var theme = localStorage.getItem('verdure.theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    var kept = Object.keys(localStorage).some(function (key) {
      return /^CognitoIdentityServiceProvider\..+\.accessToken$/.test(key);
    });
    if (kept) page.dataset.session = 'kept';
  } catch {
    // Without storage the page follows the device and greets a visitor.
  }
})();
