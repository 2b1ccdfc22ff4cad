import Foundation

/// A file of a venue, such as a logo.
public struct VenueAsset: Sendable, Hashable {
  /// Such as `image/png`.
  public let mediaType: String
  /// The content of the file.
  public let data: Data
}
