/// Media type of a file by the end of its name.
func mediaType(of path: String) -> String {
  let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  guard let dot = name.lastIndex(of: ".") else { return unknownType }
  return mediaTypes[name[name.index(after: dot)...].lowercased()] ?? unknownType
}

/// Media type of a file, with the encoding of text.
func contentType(of path: String) -> String {
  let type = mediaType(of: path)
  let isText = type.hasPrefix("text/") || textTypes.contains(type)
  return isText ? "\(type); charset=utf-8" : type
}

private let unknownType = "application/octet-stream"

private let textTypes: Set = ["application/json", "application/geo+json", "image/svg+xml"]

private let mediaTypes = [
  "css": "text/css",
  "geojson": "application/geo+json",
  "glb": "model/gltf-binary",
  "gltf": "model/gltf+json",
  "html": "text/html",
  "jpeg": "image/jpeg",
  "jpg": "image/jpeg",
  "js": "text/javascript",
  "json": "application/json",
  "pbf": "application/x-protobuf",
  "png": "image/png",
  "svg": "image/svg+xml",
  "webp": "image/webp",
  "woff2": "font/woff2",
  "zip": "application/zip",
]
