// Says so where a browser cannot run the app. It uses only what every browser understands, for those that are too old.
(function checkBrowser() {
  function sayCannotStart() {
    document.getElementById('cannot-start').hidden = false;
  }
  addEventListener('error', function noteError(event) {
    if (document.documentElement.hasAttribute('data-hydrated')) return;
    if (event.filename.indexOf('/assets/') > 0) sayCannotStart();
  });
  if (!('noModule' in document.createElement('script'))) sayCannotStart();
})();
