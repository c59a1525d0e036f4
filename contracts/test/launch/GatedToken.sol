// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {ILaunchableToken} from "../../src/launch/ILaunchableToken.sol";
import {IPlatformSource} from "../../src/registry/IPlatformSource.sol";
import {IV2Factory} from "../../templates/venue/IV2Factory.sol";
import {IV2Router} from "../../templates/venue/IV2Router.sol";

/// @notice A small stand-in for the templates with a launch gate: it keeps exactly the promises that the `LaunchPad`
/// relies on, and taxes everybody else's trades by a tenth.
contract GatedToken is ERC20, Ownable, ILaunchableToken {
    error NotLaunched(address from, address to);

    address public immutable registry;
    address public launcher;
    address public pair;
    bool public launched;
    uint256 public launchedAtBlock;
    address private immutable _router;
    address private immutable _quote;

    /// @dev `a`: receiver, marketing, router, quote, liquidityReceiver, owner.
    constructor(string[] memory, address[] memory a, uint256[] memory n, bool[] memory b) {
        registry = IPlatformSource(msg.sender).platformRegistry();
        launcher = IPlatformSource(msg.sender).creationLauncher();
        (_router, _quote) = (a[2], a[3]);
        _initializeOwner(a[5]);
        launched = !b[0];
        _mint(a[0], n[0]);
    }

    function setLauncher(address launcher_) external onlyOwner {
        launcher = launcher_;
    }

    function launch() external {
        require(msg.sender == owner() || msg.sender == launcher, "not yours");
        require(!launched, "launched");
        launched = true;
        if (pair == address(0)) pair = IV2Factory(IV2Router(_router).factory()).getPair(address(this), _quote);
        launchedAtBlock = block.number;
    }

    function setPair(address pair_) external onlyOwner {
        pair = pair_;
    }

    function launchState() external view returns (bool, uint256, uint256, uint256, bool, address, address) {
        return (launched, launchedAtBlock, 0, 0, false, launcher, pair);
    }

    function wallets() external view returns (address, address, address, address) {
        return (address(0), address(0), _router, _quote);
    }

    function name() public pure override returns (string memory) {
        return "Gated";
    }

    function symbol() public pure override returns (string memory) {
        return "GTD";
    }

    function owner() public view override(Ownable, ILaunchableToken) returns (address) {
        return Ownable.owner();
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _pass(msg.sender, to);
        super.transfer(to, amount);
        _tax(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _pass(from, to);
        super.transferFrom(from, to, amount);
        _tax(from, to, amount);
        return true;
    }

    function _pass(address from, address to) private view {
        bool free = launched || from == owner() || from == launcher || to == launcher;
        if (!free) revert NotLaunched(from, to);
    }

    /// @dev A tenth, for everybody but the launcher.
    function _tax(address from, address to, uint256 amount) private {
        if (from == launcher || to == launcher || !launched) return;
        _burn(to, amount / 10);
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
