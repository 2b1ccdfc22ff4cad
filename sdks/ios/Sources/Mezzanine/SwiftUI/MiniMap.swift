#if canImport(UIKit)
  import SwiftUI

  /// A small map of one place, without gestures. Every mini map is a web view: in a list, show one on demand.
  ///
  /// ```swift
  /// MiniMap(source, of: shop, name: shop.name) { isOpen = true }.frame(height: 160)
  /// ```
  public struct MiniMap: View {
    private let source: VenueSource?
    private let place: (any MapPlace)?
    private let floorId: String?
    private let color: String?
    private let name: String
    private let onPress: @MainActor () -> Void

    /// Makes a map of a place.
    ///
    /// - Parameters:
    ///   - source: Where the venue comes from.
    ///   - place: The space or location to show.
    ///   - floorId: Id of its floor; default: the choice of the venue.
    ///   - color: CSS color of the place; default: the theme's accent color.
    ///   - name: Name of the button for VoiceOver, such as “Show Café on the map”.
    ///   - onPress: Called when the user taps it, for example to open the full map.
    public init(
      _ source: VenueSource?, of place: (any MapPlace)?, floorId: String? = nil, color: String? = nil, name: String,
      onPress: @escaping @MainActor () -> Void
    ) {
      self.source = source
      self.place = place
      self.floorId = floorId
      self.color = color
      self.name = name
      self.onPress = onPress
    }

    /// The map, as a button.
    public var body: some View {
      Button(action: onPress) {
        map.allowsHitTesting(false).accessibilityHidden(true)
      }
      .accessibilityLabel(name)
    }

    private var map: Map {
      Map(source, floor: floorId.map { .constant($0) }, options: MapViewOptions(announcesFloors: false)) {
        Camera(rules: CameraRulesTopic(interactions: .off))
        Selection(place.map { [$0] } ?? [], color: color, focus: true)
      }
    }
  }

  extension CameraInteractions {
    fileprivate static let off = CameraInteractions(
      pan: false, zoom: false, rotate: false, pitch: false, keyboard: false)
  }
#endif
