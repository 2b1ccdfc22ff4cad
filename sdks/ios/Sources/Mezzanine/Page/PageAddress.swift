import Foundation

/// Addresses of the page and of files in the app.
enum PageAddress {
  /// The scheme of both, which never reaches the network.
  static let scheme = "mezzanine"

  /// The host of both.
  static let host = "localhost"

  /// The page.
  static let page = "\(scheme)://\(host)/"

  /// Venues and other files of the app.
  static let appFiles = "\(page)app/"

  /// Folder of the app's files in its bundle.
  static let appFolder = "mezzanine-app"

  /// Whether the web view may open an address.
  static func isPage(_ url: URL?) -> Bool {
    url?.absoluteString == page || url?.absoluteString == "about:blank"
  }
}
