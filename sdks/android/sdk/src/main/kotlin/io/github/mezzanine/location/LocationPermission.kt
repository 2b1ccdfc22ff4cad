package io.github.mezzanine

import android.Manifest
import android.app.Activity
import android.content.Context
import android.content.pm.PackageManager

/**
 * The permission to locate the phone, for [locationUpdates]. The map itself needs none. List
 * `ACCESS_COARSE_LOCATION` and `ACCESS_FINE_LOCATION` in the manifest of the app.
 */
public object LocationPermission {
    /** The permissions, for `ActivityResultContracts.RequestMultiplePermissions`. */
    @JvmStatic
    public val names: Array<String>
        get() = arrayOf(Manifest.permission.ACCESS_FINE_LOCATION, Manifest.permission.ACCESS_COARSE_LOCATION)

    /** Whether the user has granted the precise position. An approximate one is too coarse for indoor maps. */
    @JvmStatic
    public fun isGranted(context: Context): Boolean =
        context.checkSelfPermission(Manifest.permission.ACCESS_FINE_LOCATION) == PackageManager.PERMISSION_GRANTED

    /** Whether to explain why the app asks before [request], because the user has refused once. */
    @JvmStatic
    public fun shouldExplain(activity: Activity): Boolean =
        activity.shouldShowRequestPermissionRationale(Manifest.permission.ACCESS_FINE_LOCATION)

    /**
     * Asks the user. The answer arrives in `onRequestPermissionsResult` of the activity.
     *
     * @param requestCode any code of the activity
     */
    @JvmStatic
    public fun request(
        activity: Activity,
        requestCode: Int,
    ) {
        activity.requestPermissions(names, requestCode)
    }
}
