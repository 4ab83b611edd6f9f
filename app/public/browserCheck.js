// Says so where the app cannot start. It uses only what every browser understands, for those that are too old.
(function checkBrowser() {
  /** As in `lib/code/loadModule.ts`. */
  const mark = 'plaitful.reloaded';

  function show(note) {
    document.getElementById(note).hidden = false;
  }

  /** The first script is gone, since a new version was deployed: once for each build the document is loaded anew. */
  function loadAgain(build) {
    // Where storage is blocked, nothing is loaded: it could go on for ever.
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
    // What cannot be fetched is reported to its element alone.
    true,
  );
  if (!('noModule' in document.createElement('script'))) show('cannot-start');
})();
