import MezzanineCore

/// Something that was found: a ``SearchResultLocation`` or a ``SearchResultCategory``.
@available(*, deprecated, message: "Use MezzanineCore.SearchHit.")
public protocol SearchResult: Sendable {
  /// How well it matches. Compare only within one search.
  var score: Double { get }

  /// Texts that matched, with the matching ranges.
  var matches: [SearchMatch] { get }
}

/// A location search result.
@available(*, deprecated, message: "Use MezzanineCore.SearchHit.")
public struct SearchResultLocation: SearchResult {
  /// The location.
  public let object: Location
  public let score: Double
  public let matches: [SearchMatch]
}

/// A category search result.
@available(*, deprecated, message: "Use MezzanineCore.SearchHit.")
public struct SearchResultCategory: SearchResult {
  /// The category.
  public let object: Category
  public let score: Double
  public let matches: [SearchMatch]
}

/// Text search in the venue.
@available(*, deprecated, message: "Use MapRequests.search.")
@MainActor public final class SearchManager {
  private let context: MapContext

  init(_ context: MapContext) {
    self.context = context
  }

  /// Searches names, tags, categories, and descriptions. Small typos do not matter.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - searchCallback: Called with the locations and categories, the best first; nil if the search fails.
  @available(*, deprecated, message: "Use MapRequests.search.")
  public func search(query: String, searchCallback: @escaping @MainActor ([any SearchResult]?) -> Void) {
    let requests = context.host.requests
    Task { [context] in
      var results: [any SearchResult]?
      let error = await errorOf {
        let hits = try await requests.search(query, types: [.location, .category])
        results = hits.compactMap { resultOf($0, in: context.venue) }
      }
      if let error { context.report(error) }
      searchCallback(results)
    }
  }

  /// Suggests completions while a user types.
  ///
  /// - Parameters:
  ///   - query: What was typed so far.
  ///   - suggestCallback: Called with the best first; nil if the search fails.
  @available(*, deprecated, message: "Use MapRequests.suggest.")
  public func suggest(query: String, suggestCallback: @escaping @MainActor ([String]?) -> Void) {
    let requests = context.host.requests
    Task { [context] in
      var texts: [String]?
      if let error = await errorOf({ texts = try await requests.suggest(query) }) { context.report(error) }
      suggestCallback(texts)
    }
  }
}

@available(*, deprecated)
private func resultOf(_ hit: SearchHit, in venue: Venue?) -> (any SearchResult)? {
  guard let venue else { return nil }
  switch hit.type {
  case .location:
    return venue.location(hit.id).map {
      SearchResultLocation(object: $0, score: hit.score, matches: hit.matches)
    }
  case .category:
    return venue.v5.category(hit.id).map {
      SearchResultCategory(object: Category(venue: venue, v5: $0), score: hit.score, matches: hit.matches)
    }
  default: return nil
  }
}
