#if canImport(UIKit)
  import SwiftUI

  /// A map in SwiftUI. Say what is on it in its closure, and keep what changes in your state.
  ///
  /// ```swift
  /// Mezzanine.Map(source, floor: $floor) {
  ///   Marker(at: shop, .pin(symbol: "1")) { isOpen = true }
  ///   Route(from: entrance, to: [shop], step: $step)
  ///   BlueDot(position, follow: $follow)
  /// }
  /// .onClick { click in chosen = click.spaceIds.first }
  /// ```
  ///
  /// Only what changed is sent to the map. Two items of a type with one key are reported by ``onError(_:)``, and the
  /// second is left out. Hide the map from VoiceOver with `accessibilityHidden(true)` where a ``PlaceList`` replaces it.
  public struct Map: View {
    private var contents: MapContents

    /// Makes a map.
    ///
    /// - Parameters:
    ///   - source: Where the venue comes from; nil waits for one.
    ///   - floor: Id of the floor; nil: the choice of the venue. Floors that users choose are written to it.
    ///   - options: Servers, timeouts, and what the map does by itself. Later changes have no effect.
    ///   - content: What is on the map.
    public init(
      _ source: VenueSource?, floor: Binding<String?>? = nil, options: MapViewOptions = MapViewOptions(),
      @MapContentBuilder content: () -> [MapItem] = { [] }
    ) {
      var base = MapState()
      base.venue = source.map { VenueTopic(source: $0) }
      base.floor = floor?.wrappedValue.map { FloorTopic(id: $0) }
      contents = MapContents(options: options, base: base, items: content())
      if let floor {
        contents.handlers.append { event in
          if case .floorChange(let change) = event, floor.wrappedValue != change.floorId {
            floor.wrappedValue = change.floorId
          }
        }
      }
    }

    /// The map.
    public var body: some View { MapHost(contents: contents) }

    /// Chooses the colors of the map; default: those of the color scheme around it.
    public func theme(_ scheme: MezzanineCore.ColorScheme, colors: ThemeColors? = nil) -> Map {
      with { $0.base.theme = ThemeTopic(scheme: scheme, colors: colors) }
    }

    /// Chooses the language of the venue.
    public func language(_ language: String?) -> Map { with { $0.base.language = language } }

    /// Chooses whether names of spaces are shown; default: all.
    public func labels(_ names: AutomaticLabels) -> Map { with { $0.base.labels = LabelsTopic(names: names) } }

    /// Hides labels, markers, shapes, or images of floors.
    public func visibility(_ visibility: VisibilityTopic?) -> Map { with { $0.base.visibility = visibility } }

    /// Sets the name of the map for VoiceOver, and text of the map in another language.
    public func accessibility(_ accessibility: AccessibilityTopic?) -> Map {
      with { $0.base.accessibility = accessibility }
    }

    /// Calls a closure for each event.
    public func onEvent(_ handle: @escaping @MainActor (MapEvent) -> Void) -> Map {
      with { $0.handlers.append(handle) }
    }

    /// Calls a closure when the user taps the map.
    public func onClick(_ handle: @escaping @MainActor (ClickDetail) -> Void) -> Map {
      onEvent { event in if case .click(let click) = event { handle(click) } }
    }

    /// Calls a closure when another floor is shown.
    public func onFloorChange(_ handle: @escaping @MainActor (FloorChange) -> Void) -> Map {
      onEvent { event in if case .floorChange(let change) = event { handle(change) } }
    }

    /// Calls a closure with loading progress.
    public func onProgress(_ handle: @escaping @MainActor (VenueProgress) -> Void) -> Map {
      onEvent { event in if case .venueProgress(let progress) = event { handle(progress) } }
    }

    /// Calls a closure at the first frame of each venue.
    public func onReady(_ handle: @escaping @MainActor () -> Void) -> Map {
      onEvent { event in if case .mapShown = event { handle() } }
    }

    /// Calls a closure for the venue that is loaded, for each one after it, and when the language changes.
    public func onVenueLoaded(_ handle: @escaping @MainActor (Venue) -> Void) -> Map {
      with { $0.venueHandlers.append(handle) }
    }

    /// Calls a closure for each error that no request waits for; default: prints it.
    public func onError(_ handle: @escaping @MainActor (MezzanineError) -> Void) -> Map {
      with { $0.errorHandlers.append(handle) }
    }

    private func with(_ change: (inout MapContents) -> Void) -> Map {
      var map = self
      change(&map.contents)
      return map
    }
  }
#endif
