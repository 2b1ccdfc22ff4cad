// Replaces `maplibre-gl` in the page with the outdoor part that the host sent.
module.exports = /** @type {object} */ (window.mezzanineOutdoor?.library);
