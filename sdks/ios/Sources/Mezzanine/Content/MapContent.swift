/// Something on a map, such as a ``Marker``. Your own types combine others:
///
/// ```swift
/// struct MeetingPoint: MapContent {
///   let desk: Space
///   var content: [MapItem] {
///     Marker(at: desk, .pin(symbol: "M"))
///     SpaceState([desk], color: "#e4572e")
///   }
/// }
/// ```
@MainActor public protocol MapContent {
  /// The items that it puts on the map.
  @MapContentBuilder var content: [MapItem] { get }
}

/// A part of the content of a map. ``MapContentBuilder`` makes a list of them.
@MainActor public struct MapItem: MapContent {
  /// Adds the item to what should be on the map.
  let add: (inout MapDraft) -> Void

  /// This item.
  public var content: [MapItem] {
    get { [self] }
  }
}

/// Builds the content of a map from expressions, `if`, `switch`, `for`, and `if #available`.
@MainActor @resultBuilder public enum MapContentBuilder {
  /// One expression.
  public static func buildExpression(_ content: some MapContent) -> [MapItem] { content.content }

  /// Items of another builder.
  public static func buildExpression(_ items: [MapItem]) -> [MapItem] { items }

  /// Several expressions.
  public static func buildBlock(_ items: [MapItem]...) -> [MapItem] { items.flatMap { $0 } }

  /// `if` without `else`.
  public static func buildOptional(_ items: [MapItem]?) -> [MapItem] { items ?? [] }

  /// The first branch.
  public static func buildEither(first items: [MapItem]) -> [MapItem] { items }

  /// The other branch.
  public static func buildEither(second items: [MapItem]) -> [MapItem] { items }

  /// `for`.
  public static func buildArray(_ items: [[MapItem]]) -> [MapItem] { items.flatMap { $0 } }

  /// `if #available`.
  public static func buildLimitedAvailability(_ items: [MapItem]) -> [MapItem] { items }
}
