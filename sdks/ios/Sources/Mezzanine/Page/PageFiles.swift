import Foundation

/// The files that the page may read.
struct PageFiles: Sendable {
  /// The page; nil if the package was built without it.
  var page: URL?
  /// The folder of the app's files; nil if there is none.
  var appFolder: URL?

  /// The files of this package and of the app.
  static func inBundles(appFolder: URL?) -> PageFiles {
    PageFiles(
      page: Bundle.module.url(forResource: "mezzanine", withExtension: "html"),
      appFolder: appFolder ?? Bundle.main.resourceURL?.appendingPathComponent(PageAddress.appFolder))
  }

  /// Fails with ``ErrorCode/notPossible`` if the package was built without the page.
  func requirePage() throws(MezzanineError) {
    if page != nil { return }
    throw MezzanineError(
      .notPossible,
      "The Mezzanine package has no mezzanine.html. Expected the page of the SDK among its resources. "
        + "Use a release of the package, or run npm run build in its repository.")
  }

  /// The file that answers a request, or nil if there is none.
  func file(for response: PageResponse) -> URL? {
    switch response {
    case .page: page
    case .appFile(let path): appFolder.flatMap { find(path, in: $0) }
    case .refused: nil
    }
  }

  /// Reads a part of the page's program.
  static func readPart(_ part: PagePart) async throws -> String {
    guard let file = Bundle.module.url(forResource: part.rawValue, withExtension: "js") else {
      throw MezzanineError(
        .outdoorUnavailable,
        "The Mezzanine package has no \(part.rawValue).js. Expected it among its resources. "
          + ErrorCode.outdoorUnavailable.remedy)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}

/// A file in a folder. Links that lead out of the folder are not in it.
private func find(_ path: String, in folder: URL) -> URL? {
  let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
  let file = folder.appendingPathComponent(path).resolvingSymlinksInPath().standardizedFileURL
  return file.path.hasPrefix(root + "/") ? file : nil
}
