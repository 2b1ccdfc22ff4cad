#if canImport(UIKit)
  import SwiftUI

  /// The content of the map of a ``MapReader`` as a list, for people who use VoiceOver or do not want to aim. A press has the
  /// effect of a tap on the map. The list follows the floor and the content of the map, and is light or dark as its
  /// theme.
  ///
  /// ```swift
  /// MapReader { proxy in
  ///   Mezzanine.Map(source).accessibilityHidden(true)
  ///   PlaceList(proxy)
  /// }
  /// ```
  public struct PlaceList: View {
    private let proxy: MapProxy

    /// Makes a list.
    ///
    /// - Parameter proxy: The proxy of the reader.
    public init(_ proxy: MapProxy) { self.proxy = proxy }

    /// The list.
    public var body: some View { PlaceListHost(proxy: proxy) }
  }

  private struct PlaceListHost: UIViewRepresentable {
    let proxy: MapProxy

    func makeUIView(context: Context) -> PlaceListView {
      let list = PlaceListView(frame: .zero)
      // The map may appear after the list.
      proxy.onChange = { [weak list, weak proxy] in list?.map = proxy?.view }
      return list
    }

    func updateUIView(_ uiView: PlaceListView, context: Context) {
      if uiView.map !== proxy.view { uiView.map = proxy.view }
    }
  }
#endif
