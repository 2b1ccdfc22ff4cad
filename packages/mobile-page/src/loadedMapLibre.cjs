// In place of `maplibre-gl` in the page: the outdoor part that the host has sent.
module.exports = /** @type {object} */ (window.mezzanineOutdoor?.library);
