package io.github.mezzanine

/** Media type of a file by the end of its name. */
internal fun mediaTypeOf(path: String): String =
    mediaTypes[path.substringAfterLast('/').substringAfterLast('.', "").lowercase()] ?: "application/octet-stream"

private val mediaTypes =
    mapOf(
        "css" to "text/css",
        "geojson" to "application/geo+json",
        "glb" to "model/gltf-binary",
        "gltf" to "model/gltf+json",
        "html" to "text/html",
        "jpeg" to "image/jpeg",
        "jpg" to "image/jpeg",
        "js" to "text/javascript",
        "json" to "application/json",
        "pbf" to "application/x-protobuf",
        "png" to "image/png",
        "svg" to "image/svg+xml",
        "webp" to "image/webp",
        "woff2" to "font/woff2",
        "zip" to "application/zip",
    )
