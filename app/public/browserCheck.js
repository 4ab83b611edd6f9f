// Shows a message when the app cannot start. Uses only features that very old browsers understand.
(function checkBrowser() {
  /** The same key as in `lib/code/loadModule.ts`. */
  const mark = 'plaitful.reloaded';

  function show(note) {
    document.getElementById(note).hidden = false;
  }

  /**
   * The first script no longer exists, since a new version was deployed: reloads the document once per build.
   */
  function loadAgain(build) {
    // Where storage is blocked the reload is not remembered, and could repeat for ever.
    show('unreachable');
    if (sessionStorage.getItem(mark) === build) return;
    sessionStorage.setItem(mark, build);
    location.reload();
  }

  addEventListener(
    'error',
    function noteError(event) {
      if (document.documentElement.hasAttribute('data-hydrated')) return;
      if (event.target.tagName === 'SCRIPT') loadAgain(event.target.src);
      else if (event.filename && event.filename.indexOf('/assets/') > 0) show('cannot-start');
    },
    // Capturing, since load errors of an element do not bubble.
    true,
  );
  if (!('noModule' in document.createElement('script'))) show('cannot-start');
})();
