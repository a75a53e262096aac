/** A picture, a font or a style sheet in a test: only its presence counts. */
module.exports = 'asset';
